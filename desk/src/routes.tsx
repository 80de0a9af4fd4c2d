import { type RouteObject, redirect } from '@ecocircle/shared-contracts/router';
import { App } from './app.tsx';
import { FailedPage, UnknownPage } from './frame/lost-pages.tsx';
import { OrganizationPage, OrganizationsPage } from './pages/organizations/index.ts';
import { CasePage, QueuePage } from './pages/points/index.ts';
import { RegistrationPage, RegistrationsPage } from './pages/registrations/index.ts';
import { ReportPage, ReportsPage } from './pages/reports/index.ts';
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
      { path: 'registrations', element: <RegistrationsPage /> },
      { path: 'registrations/:reference', element: <RegistrationPage /> },
      { path: 'organizations', element: <OrganizationsPage /> },
      { path: 'organizations/:id', element: <OrganizationPage /> },
      { path: 'reports', element: <ReportsPage /> },
      { path: 'reports/:id', element: <ReportPage /> },
      { path: '*', element: <UnknownPage /> },
    ],
  },
];
