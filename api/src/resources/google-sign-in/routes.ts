import { GOOGLE_SIGN_IN, stateInLocale } from '@ecocircle/shared-contracts';
import { strictObject, text, tolerantObject } from '@ecocircle/shared-contracts/rules';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { InferType } from 'yup';
import { isFromKazakhstan, type PortalAddresses, pagePath } from '../../addresses/portal-address.ts';
import { publicSite } from '../../addresses/public-site.ts';
import { requestLocale } from '../../addresses/request-locale.ts';
import type { Database } from '../../database/database.ts';
import { answers, NOTHING } from '../../openapi/answers.ts';
import { answerError } from '../../plugins/error-handler.ts';
import type { Routes } from '../../plugins/validation.ts';
import type { TokenIssuer, TokenSecrets } from '../../sessions/access-token.ts';
import { boundedText } from '../../validation/texts.ts';
import { accountOfIdentity } from './account-of-identity.ts';
import { type AttemptKeeper, createAttemptKeeper, isSameText } from './attempt.ts';
import type { GoogleSettings } from './google-variables.ts';
import { createProvider, type Provider, type ProviderIdentity } from './provider.ts';
import { factsOf, refusalOf } from './provider-failure.ts';
import { refusal } from './refusals.ts';

/** What the sign-in with Google needs. */
export interface GoogleSignInOptions {
  readonly db: Database;
  readonly tokens: TokenIssuer;
  readonly secrets: TokenSecrets;
  readonly addresses: PortalAddresses;
  readonly loginsPerMinute: number;
  /** Null: it is not offered. */
  readonly settings: GoogleSettings | null;
}

const ExchangeQuery = strictObject({
  code: boundedText(2048),
  // The verifier and the nonce of the attempt bind the code to the browser, whether the state comes along or not.
  state: boundedText(512).optional(),
  redirect_uri: boundedText(512),
  iss: boundedText(512).optional(),
});

const START = answers({ 302: NOTHING }, 403, 404, 502, 503);
const EXCHANGE = answers({ 200: tolerantObject({ token: text() }) }, 403, 404, 502, 503);

const isSecure = ({ protocol }: FastifyRequest): boolean => protocol === 'https';

/** Runs what asks the provider; only harmless facts of its failure are logged. */
async function asking<T>(request: FastifyRequest, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    request.log.warn({ provider: factsOf(error) }, 'the sign-in with Google failed');
    throw refusalOf(error);
  }
}

/** Whoever follows the link gets a page that says what is wrong, and a program gets the error itself. */
function answerStartError({ addresses }: GoogleSignInOptions) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    if (!request.headers.accept?.includes('text/html')) return answerError(error, request, reply);
    // Neither a refusal nor a failure of the provider, which is in the log already.
    if (error.statusCode === undefined) request.log.error({ err: error }, 'request failed');
    const locale = requestLocale(request, addresses);
    reply.header('cache-control', 'no-store');
    return reply.redirect(pagePath(request, locale, '/google-auth-error', addresses), 302);
  };
}

function registerNowhere(app: Routes, options: GoogleSignInOptions): void {
  const refuse = async () => {
    throw refusal('google-not-configured');
  };
  const config = { access: 'public' } as const;
  app.get(GOOGLE_SIGN_IN.start, { schema: START, config, errorHandler: answerStartError(options) }, refuse);
  app.get(GOOGLE_SIGN_IN.exchange, { schema: EXCHANGE, config }, refuse);
}

/** What both addresses share where there is a provider. */
interface Way extends GoogleSignInOptions {
  readonly provider: Provider;
  readonly attempts: AttemptKeeper;
  readonly config: { readonly access: 'public'; readonly rateLimit: { readonly max: number } };
}

function registerStart(app: Routes, way: Way): void {
  const { provider, attempts, addresses, config } = way;
  app.get(
    GOOGLE_SIGN_IN.start,
    { schema: START, config, errorHandler: answerStartError(way) },
    async (request, reply) => {
      const locale = requestLocale(request, addresses);
      if (isFromKazakhstan(request, locale, addresses)) throw refusal('google-not-offered');
      const { origin } = publicSite(request, addresses.productionHosts);
      const { attempt, url } = await asking(request, () =>
        provider.begin(origin + GOOGLE_SIGN_IN.callback, (random) => stateInLocale(locale, random)),
      );
      reply.header('set-cookie', await attempts.keep(attempt, isSecure(request)));
      reply.header('cache-control', 'no-store');
      return reply.redirect(url.href, 302);
    },
  );
}

async function identify(
  request: FastifyRequest,
  { redirect_uri, ...answer }: InferType<typeof ExchangeQuery>,
  { attempts, provider }: Way,
): Promise<ProviderIdentity> {
  const attempt = await attempts.find(request.headers.cookie);
  if (!attempt || redirect_uri !== attempt.redirectUri) throw refusal('google-wrong-state');
  if (answer.state !== undefined && !isSameText(answer.state, attempt.state))
    throw refusal('google-wrong-state');
  const identity = await asking(request, () => provider.finish(answer, attempt));
  if (!identity) throw refusal('google-email-not-verified');
  return identity;
}

function registerExchange(app: Routes, way: Way): void {
  const { db, tokens, attempts, addresses, config } = way;
  const schema = { querystring: ExchangeQuery, ...EXCHANGE };
  app.get(GOOGLE_SIGN_IN.exchange, { schema, config }, async (request, reply) => {
    if (isFromKazakhstan(request, null, addresses)) throw refusal('google-not-offered');
    // However it ends: an attempt is good for one answer.
    reply.header('set-cookie', attempts.forget(isSecure(request)));
    const account = await accountOfIdentity(db, await identify(request, request.query, way));
    if (!account) throw refusal('google-account-refused');
    reply.header('cache-control', 'no-store');
    return { token: await tokens.issue(account) };
  });
}

/** `GET …/google/start/` leads to the provider; `GET …/google/` takes what it leads back with and gives a token. */
export function registerGoogleSignIn(app: Routes, options: GoogleSignInOptions): void {
  const { settings, secrets, loginsPerMinute } = options;
  if (!settings) {
    registerNowhere(app, options);
    return;
  }
  const way: Way = {
    ...options,
    provider: createProvider(settings),
    attempts: createAttemptKeeper(secrets),
    config: { access: 'public', rateLimit: { max: loginsPerMinute } },
  };
  registerStart(app, way);
  registerExchange(app, way);
}
