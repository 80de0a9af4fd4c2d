import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { FormContext } from '../forms/form-context.ts';
import { registerFormScope } from '../forms/form-scope.ts';
import { registerOneClickLeave } from '../forms/one-click-leave.ts';
import { part } from '../plugins/part.ts';
import type { Routes } from '../plugins/validation.ts';
import type { CredentialCheck } from '../resources/accounts/credential-check.ts';
import { registerRestorePassword } from '../resources/accounts/restore-password-routes.ts';
import { registerLocalOutbox } from '../resources/local-outbox/routes.ts';
import { oneClickLeave, registerNewsletterRoutes } from '../resources/newsletter/routes.ts';
import { registerOwnAccount } from '../resources/own-account/routes.ts';
import type { VisitorGate } from '../resources/photos/visitor-gate.ts';
import {
  oneClickLeave as oneClickLeaveOfAlerts,
  registerAlertForms,
} from '../resources/point-alerts/routes.ts';
import { registerStillRight } from '../resources/point-freshness/routes.ts';
import { registerReportForm } from '../resources/point-reports/routes.ts';
import { passRest } from '../resources/point-reports/sent-form.ts';
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

/** What forms share with others. */
export interface FormParts extends AccountParts {
  /** What lets in the photos of people without an account. */
  readonly visitors: VisitorGate;
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
  { visitors, ...parts }: FormParts,
): Promise<FormContext> {
  const { db, mail, addresses, limits, passwordCost } = settings;
  const server = app as unknown as FastifyInstance;
  const mailQueued = await sendOutbox(server, settings);
  const context: FormContext = { db, mail, addresses, formsPerMinute: limits.formsPerMinute, mailQueued };
  await registerFormScope(app, context, (scope) => {
    registerSubmissionRoutes(scope, context);
    registerNewsletterRoutes(scope, context);
    registerRequestRoutes(scope, context);
    registerStillRight(scope, context);
    registerAlertForms(scope, context);
    // Its forms may bring files, the others' may not.
    (scope as unknown as FastifyInstance).register(
      part('forms with files', async (parted) => {
        await parted.register(multipart, { throwFileSizeLimit: false });
        parted.decorateRequest('sentFiles', null);
        parted.addHook('onSend', passRest);
        registerReportForm(parted as unknown as Routes, context, { limits, gate: visitors });
      }),
    );
  });
  for (const leave of [oneClickLeave(context), oneClickLeaveOfAlerts(context)])
    registerOneClickLeave(app, context, leave);
  const accounts = { passwordCost, loginsPerMinute: limits.loginsPerMinute };
  registerSignUp(app, context, accounts);
  registerRestorePassword(app, context, accounts);
  registerOwnAccount(app, context, { ...accounts, ...parts, dataDir: settings.dataDir });
  if (!mail.smtpUrl && settings.localOutbox) registerLocalOutbox(server, context);
  return context;
}
