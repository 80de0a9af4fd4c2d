import { ACCOUNT_ACTIONS, Answer } from '@ecocircle/shared-contracts';
import { attach, sample, scopeBind } from 'effector';
import type { RequestClient } from '../../platform/services/request-client.ts';
import { $auth, $request } from '../../platform/session/model.ts';
import { reloadPersonFx, sessionContinued } from '../../platform/session/own-changes.ts';
import { createConfirmation } from '../confirm-email/model.ts';
import { type LinkAnswer, showLink } from '../mailed-link/show-link.ts';

/** Confirms the new e-mail of an account. A browser that is signed in to it goes on with the token of the answer. */
export const confirmation = createConfirmation(
  attach({
    source: { request: $request, auth: $auth },
    effect({ request, auth }, token: string): Promise<LinkAnswer> {
      const goOn = scopeBind(sessionContinued);
      const asWhoeverIsHere: RequestClient = async (call) => {
        const answer = await request(call, auth?.token);
        const renewed = Answer.of(answer).textOrNull('access_token');
        if (renewed !== null) goOn(renewed);
        return answer;
      };
      return showLink(asWhoeverIsHere, ACCOUNT_ACTIONS.confirmEmail, { token });
    },
  }),
);

sample({ clock: sessionContinued, fn: () => {}, target: reloadPersonFx });
