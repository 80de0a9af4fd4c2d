import { type RouteObject, redirect } from '@ecocircle/shared-contracts/router';
import { App } from './app.tsx';
import { FailedPage, UnknownPage } from './frame/lost-pages.tsx';
import { AccountPage, AccountsPage } from './pages/accounts/index.ts';
import { ActsPage } from './pages/acts/index.ts';
import { DictionariesPage, EntryPage, NewEntryPage } from './pages/dictionaries/index.ts';
import { EventPage, EventsPage } from './pages/events/index.ts';
import { KeysPage } from './pages/keys/index.ts';
import { OrganizationPage, OrganizationsPage } from './pages/organizations/index.ts';
import { MailPage, OutboxPage } from './pages/outbox/index.ts';
import { AllPointsPage, CasePage, QueuePage } from './pages/points/index.ts';
import { RegistrationPage, RegistrationsPage } from './pages/registrations/index.ts';
import { ReportPage, ReportsPage } from './pages/reports/index.ts';
import { StaffPage } from './pages/staff/index.ts';
import { SubmissionPage, SubmissionsPage } from './pages/submissions/index.ts';
import { SubscribersPage } from './pages/subscribers/index.ts';
import { NewThingPage, ThingPage, ThingsPage } from './pages/things/index.ts';
import { SetUpPage } from './set-up/index.ts';

/** The pages of the desk. */
export const ROUTES: RouteObject[] = [
  { path: '/set-up', element: <SetUpPage />, errorElement: <FailedPage /> },
  {
    path: '/',
    element: <App />,
    errorElement: <FailedPage />,
    children: [
      { index: true, loader: () => redirect('/points') },
      { path: 'points', element: <QueuePage /> },
      { path: 'points/:id', element: <CasePage /> },
      { path: 'all-points', element: <AllPointsPage /> },
      { path: 'registrations', element: <RegistrationsPage /> },
      { path: 'registrations/:reference', element: <RegistrationPage /> },
      { path: 'organizations', element: <OrganizationsPage /> },
      { path: 'organizations/:id', element: <OrganizationPage /> },
      { path: 'reports', element: <ReportsPage /> },
      { path: 'reports/:id', element: <ReportPage /> },
      { path: 'events', element: <EventsPage /> },
      { path: 'events/:id', element: <EventPage /> },
      { path: 'submissions', element: <SubmissionsPage /> },
      { path: 'submissions/:reference', element: <SubmissionPage /> },
      { path: 'accounts', element: <AccountsPage /> },
      { path: 'accounts/:id', element: <AccountPage /> },
      { path: 'subscribers', element: <SubscribersPage /> },
      { path: 'outbox', element: <OutboxPage /> },
      { path: 'outbox/:id', element: <MailPage /> },
      { path: 'staff', element: <StaffPage /> },
      { path: 'keys', element: <KeysPage /> },
      { path: 'acts', element: <ActsPage /> },
      { path: 'dictionaries/things', element: <ThingsPage /> },
      { path: 'dictionaries/new/things', element: <NewThingPage /> },
      { path: 'dictionaries/things/:id', element: <ThingPage /> },
      { path: 'dictionaries/:dictionary?', element: <DictionariesPage /> },
      { path: 'dictionaries/new/:dictionary', element: <NewEntryPage /> },
      { path: 'dictionaries/:dictionary/:id', element: <EntryPage /> },
      { path: '*', element: <UnknownPage /> },
    ],
  },
];
