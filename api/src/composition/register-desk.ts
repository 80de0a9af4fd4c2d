import type { FastifyInstance } from 'fastify';
import type { FormContext } from '../forms/form-context.ts';
import { guardDesk, registerDeskSessions } from '../plugins/desk-access.ts';
import type { Routes } from '../plugins/validation.ts';
import { registerOrganizationDesk } from '../resources/organizations/desk-routes.ts';
import { registerPointQueue } from '../resources/point-queue/routes.ts';
import { registerReportDesk } from '../resources/point-reports/desk-routes.ts';
import { registerRequestDesk } from '../resources/registrations/desk-routes.ts';
import { registerStaffRoutes } from '../resources/staff/routes.ts';
import type { Settings } from './settings.ts';

/** The desk of staff: all its routes answer on its own host alone, to sessions of its own. */
export async function registerDesk(
  app: FastifyInstance,
  settings: Settings,
  forms: FormContext,
): Promise<void> {
  const { db, deskHost, deskSecret, passwordCost, limits } = settings;
  const { loginsPerMinute } = limits;
  registerDeskSessions(app, db);
  await app.register(async (scope) => {
    guardDesk(scope, deskHost);
    const routes = scope as unknown as Routes;
    await registerStaffRoutes(routes, db, { deskSecret, passwordCost, loginsPerMinute });
    registerRequestDesk(routes, forms);
    registerPointQueue(routes, forms);
    registerOrganizationDesk(routes, db);
    registerReportDesk(routes, forms);
  });
}
