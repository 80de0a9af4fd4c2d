import type { FastifyInstance } from 'fastify';
import type { FormContext } from '../forms/form-context.ts';
import { registerFormScope } from '../forms/form-scope.ts';
import type { Routes } from '../plugins/validation.ts';
import type { CredentialCheck } from '../resources/accounts/credential-check.ts';
import { registerRestorePassword } from '../resources/accounts/restore-password-routes.ts';
import { registerLocalOutbox } from '../resources/local-outbox/routes.ts';
import { registerOneClickLeave } from '../resources/newsletter/one-click-leave.ts';
import { registerNewsletterRoutes } from '../resources/newsletter/routes.ts';
import { registerOwnAccount } from '../resources/own-account/routes.ts';
import { registerReportForm } from '../resources/point-reports/routes.ts';
import { registerRequestRoutes } from '../resources/registrations/routes.ts';
import { registerSignUp } from '../resources/sign-up/routes.ts';
import { registerSubmissionRoutes } from '../resources/submissions/routes.ts';
import type { TokenIssuer } from '../sessions/access-token.ts';
import type { Settings } from './settings.ts';

/** What signing in is made of. */
export interface AccountParts {
  readonly tokens: TokenIssuer;
  readonly check: CredentialCheck;
}

/**
 * Sends the mails of the outbox for as long as the app runs, and returns a function that wakes the worker. Its modules
 * are loaded only where there is a mail server.
 */
async function sendOutbox(app: FastifyInstance, { db, mail, mailWorker }: Settings): Promise<() => void> {
  if (!mail.smtpUrl) return () => {};
  const { createSmtpSender } = await import('../mail/smtp-sender.ts');
  const { WORKER_DEFAULTS, startOutboxWorker } = await import('../mail/outbox-worker.ts');
  const settings = { ...WORKER_DEFAULTS, ...mailWorker };
  const sender = createSmtpSender(mail.smtpUrl, mail.from, settings.lanes);
  const worker = startOutboxWorker({ db, sender, log: app.log, settings });
  app.addHook('preClose', () => worker.stop());
  return worker.wake;
}

/**
 * The public forms, the newsletter, what people change of their accounts, and the mails that all of it causes.
 *
 * @returns what they work with, for whoever decides about what they brought
 */
export async function registerForms(
  app: Routes,
  settings: Settings,
  parts: AccountParts,
): Promise<FormContext> {
  const { db, mail, addresses, limits, passwordCost } = settings;
  const server = app as unknown as FastifyInstance;
  const mailQueued = await sendOutbox(server, settings);
  const context: FormContext = { db, mail, addresses, formsPerMinute: limits.formsPerMinute, mailQueued };
  await registerFormScope(app, context, (scope) => {
    registerSubmissionRoutes(scope, context);
    registerNewsletterRoutes(scope, context);
    registerRequestRoutes(scope, context);
    registerReportForm(scope, context);
  });
  registerOneClickLeave(app, context);
  const accounts = { passwordCost, loginsPerMinute: limits.loginsPerMinute };
  registerSignUp(app, context, accounts);
  registerRestorePassword(app, context, accounts);
  registerOwnAccount(app, context, { ...accounts, ...parts, dataDir: settings.dataDir });
  if (!mail.smtpUrl) registerLocalOutbox(server, context);
  return context;
}
