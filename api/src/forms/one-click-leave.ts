import { strictObject, text } from '@ecocircle/shared-contracts/rules';
import { SubmissionAnswerSchema } from '@ecocircle/shared-contracts/schemas';
import type { FastifyInstance } from 'fastify';
import { pagePath } from '../addresses/portal-address.ts';
import { requestLocale } from '../addresses/request-locale.ts';
import { answers, NOTHING } from '../openapi/answers.ts';
import { part } from '../plugins/part.ts';
import { publicly } from '../plugins/route-access.ts';
import type { Routes } from '../plugins/validation.ts';
import type { FormContext } from './form-context.ts';
import { type LinkOutcome, linkRefusal } from './link-answer.ts';

/** Mails that a person may leave by the button of a mail program. */
export interface OneClickLeave {
  /** The path that the List-Unsubscribe header of the mails names. */
  readonly path: string;
  /** The page with the same button, before its token. */
  readonly page: string;
  /** How to get another link. */
  readonly again: string;
  /** Leaves by the token of a mail, `all` of what its address gets where the header says so. */
  leave(token: string, all: boolean): Promise<LinkOutcome>;
}

/** The address for the List-Unsubscribe header of a mail. */
export const oneClickAddress = (origin: string, path: string, token: string, all = false): string =>
  `${origin}${path}?token=${token}${all ? '&all=yes' : ''}`;

const Query = strictObject({ token: text().max(100), all: text().oneOf(['yes']).optional() });

const BUTTON = publicly({ querystring: Query, ...answers({ 200: SubmissionAnswerSchema }, 404) });
const PAGE = publicly({ querystring: Query, ...answers({ 303: NOTHING }) });

/**
 * The button of mail programs (RFC 8058): their servers post here, without an origin and in either encoding of forms,
 * and the token alone identifies the reader. A browser that opens the address gets the page with the button.
 */
export function registerOneClickLeave(
  app: Routes,
  { addresses }: FormContext,
  { path, page, again, leave }: OneClickLeave,
): void {
  (app as unknown as FastifyInstance).register(
    part('one-click leave', async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_request, payload, done) => {
        payload.resume();
        done(null);
      });
      const routes = scope as unknown as Routes;
      routes.post(path, BUTTON, async ({ query }, reply) => {
        const outcome = await leave(query.token, query.all === 'yes');
        if (outcome !== 'done' && outcome !== 'already') throw linkRefusal(outcome, again);
        reply.header('cache-control', 'no-store');
        return { isOk: true, message: '' };
      });
      routes.get(path, PAGE, async (request, reply) => {
        const locale = requestLocale(request, addresses);
        const shown = `${page}/${encodeURIComponent(request.query.token)}`;
        return reply.redirect(pagePath(request, locale, shown, addresses), 303);
      });
    }),
  );
}
