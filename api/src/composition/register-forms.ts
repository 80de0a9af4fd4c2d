import type { FastifyInstance } from 'fastify';
import type { FormContext } from '../forms/form-context.ts';
import { registerFormScope } from '../forms/form-scope.ts';
import { LOCAL_MAIL, type MailSettings } from '../mail/mail-settings.ts';
import type { Routes } from '../plugins/validation.ts';
import { LOGINS_PER_MINUTE } from '../resources/accounts/login-limits.ts';
import { DEFAULT_COST } from '../resources/accounts/password-hash.ts';
import { registerRestorePassword } from '../resources/accounts/restore-password-routes.ts';
import { registerLocalOutbox } from '../resources/local-outbox/routes.ts';
import { registerOneClickLeave } from '../resources/newsletter/one-click-leave.ts';
import { registerNewsletterRoutes } from '../resources/newsletter/routes.ts';
import { registerRequestRoutes } from '../resources/registrations/routes.ts';
import { registerSignUp } from '../resources/sign-up/routes.ts';
import { registerSubmissionRoutes } from '../resources/submissions/routes.ts';
import type { AppOptions } from './app.ts';
import { registerRetention } from './retention.ts';

/**
 * Sends the outbox for as long as the app runs, and returns how to wake the sending. What it takes to send is loaded
 * only where there is a mail server.
 */
async function sendOutbox(
  app: FastifyInstance,
  { db, mailPatience }: AppOptions,
  mail: MailSettings,
): Promise<() => void> {
  if (!mail.smtpUrl) return () => {};
  const { createSmtpSender } = await import('../mail/smtp-sender.ts');
  const { PATIENCE, startOutboxWorker } = await import('../mail/outbox-worker.ts');
  const patience = { ...PATIENCE, ...mailPatience };
  const sender = createSmtpSender(mail.smtpUrl, mail.from, patience.lanes);
  const worker = startOutboxWorker({ db, sender, log: app.log, patience });
  app.addHook('preClose', () => worker.stop());
  return worker.wake;
}

/** The public forms, the newsletter, forgotten passwords, and the mails that come of them. */
export async function registerForms(app: Routes, options: AppOptions): Promise<void> {
  const server = app as unknown as FastifyInstance;
  const mail = options.mail ?? LOCAL_MAIL;
  const context: FormContext = {
    db: options.db,
    mail,
    addresses: {
      productionHosts: options.productionHosts ?? {},
      publicOrigin: options.publicOrigin ?? null,
    },
    formsPerMinute: options.formsPerMinute ?? 10,
    mailQueued: await sendOutbox(server, options, mail),
  };
  await registerFormScope(app, context, (scope) => {
    registerSubmissionRoutes(scope, context);
    registerNewsletterRoutes(scope, context);
    registerRequestRoutes(scope, context);
  });
  registerOneClickLeave(app, context);
  const accounts = {
    passwordCost: options.passwordCost ?? DEFAULT_COST,
    loginsPerMinute: options.loginsPerMinute ?? LOGINS_PER_MINUTE,
  };
  registerSignUp(app, context, accounts);
  registerRestorePassword(app, context, accounts);
  if (!mail.smtpUrl) registerLocalOutbox(server, context);
  registerRetention(server, options.db, mail);
}
