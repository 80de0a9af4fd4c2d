import { strictObject, text } from '@ecocircle/shared-contracts/rules';
import { SubmissionAnswerSchema } from '@ecocircle/shared-contracts/schemas';
import type { FastifyInstance } from 'fastify';
import { pagePath } from '../../addresses/portal-address.ts';
import { requestLocale } from '../../addresses/request-locale.ts';
import { RequestError } from '../../errors/request-error.ts';
import type { FormContext } from '../../forms/form-context.ts';
import { answers, NOTHING } from '../../openapi/answers.ts';
import { publicly } from '../../plugins/route-access.ts';
import type { Routes } from '../../plugins/validation.ts';
import { leaveNewsletter } from './repository.ts';

/** The path that the List-Unsubscribe header of newsletter mails names. */
export const ONE_CLICK_PATH = '/api/subscribe/leave/one-click';

const Query = strictObject({ token: text().max(100) });

const BUTTON = publicly({ querystring: Query, ...answers({ 200: SubmissionAnswerSchema }, 404) });
const PAGE = publicly({ querystring: Query, ...answers({ 303: NOTHING }) });

/**
 * The button of mail programs (RFC 8058): their servers post here, without an origin and in either encoding of forms,
 * and the token alone identifies the subscriber. A browser that opens the address gets the page with the button.
 */
export function registerOneClickLeave(app: Routes, context: FormContext): void {
  (app as unknown as FastifyInstance).register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    const routes = scope as unknown as Routes;
    routes.post(ONE_CLICK_PATH, BUTTON, async ({ query }, reply) => {
      const outcome = await leaveNewsletter(context.db, query.token);
      if (outcome === 'unknown')
        throw new RequestError({ status: 404, code: 'link-unknown', title: 'There is no such link' });
      reply.header('cache-control', 'no-store');
      return { isOk: true, message: '' };
    });
    routes.get(ONE_CLICK_PATH, PAGE, async (request, reply) => {
      const path = `/newsletter/leave/${encodeURIComponent(request.query.token)}`;
      const locale = requestLocale(request, context.addresses);
      return reply.redirect(pagePath(request, locale, path, context.addresses), 303);
    });
  });
}
