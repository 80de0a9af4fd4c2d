import { DESK_API, FACTOR_DIGITS, STAFF_ROLES } from '@ecocircle/shared-contracts';
import {
  flag,
  oneOf,
  PasswordSchema,
  strictObject,
  text,
  tolerantObject,
} from '@ecocircle/shared-contracts/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { RequestError } from '../../errors/request-error.ts';
import { BODY_LIMITS } from '../../limits/limits.ts';
import { answers, DONE } from '../../openapi/answers.ts';
import { staffOf } from '../../plugins/desk-access.ts';
import type { Routes } from '../../plugins/validation.ts';
import { forgetDeskCookie, keepDeskCookie } from '../../sessions/desk-cookie.ts';
import {
  beginDeskSession,
  endDeskSession,
  endDeskSessionsOf,
  mayWork,
} from '../../sessions/desk-sessions.ts';
import { createFactorVault } from '../../sessions/factor-vault.ts';
import { boundedText } from '../../validation/texts.ts';
import { createCredentialCheck } from '../accounts/credential-check.ts';
import { lockedOut } from '../accounts/locked-out.ts';
import { addressLimit } from '../accounts/login-limits.ts';
import { createHasher } from '../accounts/password-hash.ts';
import type { PasswordOptions } from '../accounts/routes.ts';
import { findMember } from './repository.ts';
import { lookAtSetUp, setUp } from './set-up.ts';
import { enterCode } from './sign-in.ts';

/** What the sign-in of staff needs. */
export interface StaffOptions extends PasswordOptions {
  /** What second factors are sealed with. */
  readonly deskSecret: string;
}

const CodeSchema = boundedText(FACTOR_DIGITS);
const LoginBody = strictObject({ email: boundedText(254), password: boundedText(256) });
const CodeBody = strictObject({ code: CodeSchema });
/** Ends the session, or all of the same person. */
const LogoutBody = strictObject({ everywhere: flag() });
const LinkBody = strictObject({ token: boundedText(100) });
const SetUpBody = strictObject({ token: boundedText(100), password: PasswordSchema, code: CodeSchema });

const MeSchema = tolerantObject({ name: text(), email: text(), role: oneOf(STAFF_ROLES) });
const OfferSchema = tolerantObject({ email: text(), secret: text(), uri: text() });

const REFUSALS = {
  'wrong-credentials': 'Incorrect login or password',
  'wrong-code': 'The code is not the one that the app shows now',
  'code-used': 'This code was used before; wait for the next one',
  'sign-in-again': 'The sign-in took too long; begin again',
} as const;

const refusal = (code: keyof typeof REFUSALS): RequestError =>
  new RequestError({ status: 401, code, title: REFUSALS[code] });

const isSecure = ({ protocol }: Pick<FastifyRequest, 'protocol'>): boolean => protocol === 'https';

const keepSession = (request: FastifyRequest, reply: FastifyReply, token: string): FastifyReply =>
  reply.header('set-cookie', keepDeskCookie(token, isSecure(request)));

async function registerSignIn(app: Routes, db: Database, options: StaffOptions): Promise<void> {
  const { passwordCost, loginsPerMinute, deskSecret } = options;
  const limit = addressLimit(loginsPerMinute);
  const check = await createCredentialCheck({
    db,
    hasher: createHasher(passwordCost),
    addressLimit: limit,
    realm: 'desk',
    mayEnter: async (account) => mayWork(account) && Boolean((await findMember(db, account))?.member.factor),
  });
  const vault = createFactorVault(deskSecret);
  const route = {
    bodyLimit: BODY_LIMITS.login,
    config: { access: 'public', rateLimit: { max: loginsPerMinute } },
  } as const;

  app.post(
    `${DESK_API}/login/`,
    { ...route, schema: { body: LoginBody, ...answers({ 200: DONE }, 401) } },
    async (request, reply) => {
      const outcome = await check({ ...request.body, address: request.ip });
      if (outcome.kind === 'locked') throw lockedOut(reply, outcome.milliseconds);
      if (outcome.kind === 'refused') throw refusal('wrong-credentials');
      const token = await beginDeskSession(db, outcome.account.id, 'password');
      keepSession(request as FastifyRequest, reply, token);
      return { is_ok: true };
    },
  );

  app.post(
    `${DESK_API}/login/code/`,
    { ...route, schema: { body: CodeBody, ...answers({ 200: MeSchema }, 401) } },
    async (request, reply) => {
      const session = await app.deskSession(request as FastifyRequest);
      if (session?.stage !== 'password') throw refusal('sign-in-again');
      const given = { code: request.body.code, address: request.ip };
      const outcome = await enterCode({ db, vault, addressLimit: limit }, session, given);
      if (outcome.kind === 'locked') throw lockedOut(reply, outcome.milliseconds);
      if (outcome.kind !== 'signed-in') throw refusal(outcome.kind === 'used' ? 'code-used' : 'wrong-code');
      keepSession(request as FastifyRequest, reply, outcome.token);
      return { name: session.account.name, email: session.account.email, role: session.member.role };
    },
  );
}

function registerSetUp(app: Routes, db: Database, options: StaffOptions): void {
  const vault = createFactorVault(options.deskSecret);
  const hasher = createHasher(options.passwordCost);
  const config = { access: 'public', rateLimit: { max: options.loginsPerMinute } } as const;
  app.post(
    `${DESK_API}/set-up/look/`,
    { config, schema: { body: LinkBody, ...answers({ 200: OfferSchema }, 404) } },
    ({ body }) => lookAtSetUp(db, vault, body.token),
  );
  app.post(
    `${DESK_API}/set-up/`,
    { config, schema: { body: SetUpBody, ...answers({ 200: DONE }, 404) } },
    async ({ body: { password, ...given } }) => {
      await setUp(db, vault, { ...given, passwordHash: await hasher.hash(password) });
      return { is_ok: true };
    },
  );
}

function registerSession(app: Routes, db: Database): void {
  const config = { access: 'moderator' } as const;
  app.get(`${DESK_API}/me/`, { config, schema: { ...answers({ 200: MeSchema }, 401) } }, async (request) => {
    const { account, member } = staffOf(request);
    return { name: account.name, email: account.email, role: member.role };
  });
  app.post(
    `${DESK_API}/logout/`,
    { config: { ...config, isRoutine: true }, schema: { body: LogoutBody, ...answers({ 200: DONE }, 401) } },
    async (request, reply) => {
      const session = staffOf(request);
      if (request.body.everywhere) await endDeskSessionsOf(db, session.account.id);
      else await endDeskSession(db, session);
      reply.header('set-cookie', forgetDeskCookie(isSecure(request)));
      return { is_ok: true };
    },
  );
}

/** Sign-in of staff in two steps, the set-up of both factors, and their session. */
export async function registerStaffRoutes(app: Routes, db: Database, options: StaffOptions): Promise<void> {
  await registerSignIn(app, db, options);
  registerSetUp(app, db, options);
  registerSession(app, db);
}
