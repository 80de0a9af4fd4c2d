import type { FastifyInstance } from 'fastify';
import type { FormContext } from '../forms/form-context.ts';
import { guardDesk, registerDeskSessions } from '../plugins/desk-access.ts';
import { part } from '../plugins/part.ts';
import type { Routes } from '../plugins/validation.ts';
import { registerBalanceDesk } from '../resources/balance/desk-routes.ts';
import { registerAccountDesk } from '../resources/desk-accounts/routes.ts';
import { noteActs } from '../resources/desk-acts/note-acts.ts';
import { registerActs } from '../resources/desk-acts/routes.ts';
import { registerDictionaryDesk } from '../resources/dictionary-desk/routes.ts';
import { registerEventDesk } from '../resources/event-desk/routes.ts';
import { registerSubscriberDesk } from '../resources/newsletter/desk-routes.ts';
import { registerOrganizationDesk } from '../resources/organizations/desk-routes.ts';
import { registerOutboxDesk } from '../resources/outbox-desk/routes.ts';
import { type PhotoIntake, registerDeskPhotos } from '../resources/photos/routes.ts';
import { type PlaceSearch, registerDeskPlaces } from '../resources/places/routes.ts';
import { registerPointQueue } from '../resources/point-queue/routes.ts';
import { registerReportDesk } from '../resources/point-reports/desk-routes.ts';
import { registerRequestDesk } from '../resources/registrations/desk-routes.ts';
import { registerSigningKeys } from '../resources/signing-keys/routes.ts';
import { registerStaffDesk } from '../resources/staff/desk-routes.ts';
import { registerStaffRoutes } from '../resources/staff/routes.ts';
import { registerSubmissionDesk } from '../resources/submissions/desk-routes.ts';
import { registerThingDesk } from '../resources/thing-desk/routes.ts';
import type { Settings } from './settings.ts';

/** What the desk shares with the portal. */
export interface SharedParts {
  readonly forms: FormContext;
  readonly intake: PhotoIntake;
  readonly places: PlaceSearch;
}

/** The desk of staff: all its routes answer on its own host alone, to sessions of its own. */
export async function registerDesk(
  app: FastifyInstance,
  settings: Settings,
  { forms, intake, places }: SharedParts,
): Promise<void> {
  const { db, deskHost, deskSecret, passwordCost, limits } = settings;
  const { loginsPerMinute } = limits;
  registerDeskSessions(app, db);
  await app.register(
    part('desk', async (scope) => {
      guardDesk(scope, deskHost);
      noteActs(scope, db);
      const routes = scope as unknown as Routes;
      await registerStaffRoutes(routes, db, { deskSecret, passwordCost, loginsPerMinute });
      registerRequestDesk(routes, forms);
      registerPointQueue(routes, forms);
      registerSubmissionDesk(routes, db);
      registerEventDesk(routes, forms);
      await registerDeskPhotos(scope, intake);
      registerDeskPlaces(routes, places);
      registerAccountDesk(routes, forms, settings.dataDir);
      registerBalanceDesk(routes, db);
      registerSubscriberDesk(routes, db);
      registerStaffDesk(routes, db);
      registerActs(routes, db);
      registerOrganizationDesk(routes, db);
      registerReportDesk(routes, forms);
      registerDictionaryDesk(routes, db);
      registerThingDesk(routes, db);
      registerOutboxDesk(routes, forms);
      registerSigningKeys(routes, settings.signing);
    }),
  );
}
