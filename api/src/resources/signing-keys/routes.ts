import { DESK_API } from '@ecocircle/shared-contracts';
import { flag, list, oneOf, strictObject, text, tolerantObject } from '@ecocircle/shared-contracts/rules';
import { RequestError } from '../../errors/request-error.ts';
import { answers, DONE } from '../../openapi/answers.ts';
import type { Routes } from '../../plugins/validation.ts';
import type { SigningKeys } from '../../sessions/signing-keys.ts';

const KeysSchema = tolerantObject({
  data: tolerantObject({
    are_given: flag(),
    keys: list(
      tolerantObject({
        id: text(),
        state: oneOf(['current', 'retired']),
        made_at: text().nullable(),
        ends_at: text().nullable(),
      }),
    ),
  }),
});

const config = { access: 'operator' } as const;
const path = (end = '') => `${DESK_API}/keys/${end}`;

const givenKeys = (): RequestError =>
  new RequestError({
    status: 409,
    code: 'keys-are-given',
    title: 'The environment gives the keys: they are rotated there',
  });

/** What both rotations are called; the log of acts tells them apart. */
const ROTATIONS = { rotate: false, 'rotate-and-end-sessions': true } as const;

/** The keys of access tokens, for operators: which there are, and a new one. The secrets themselves are shown to nobody. */
export function registerSigningKeys(app: Routes, signing: SigningKeys): void {
  app.get(path(), { config, schema: { ...answers({ 200: KeysSchema }, 401, 403) } }, () => ({
    data: {
      are_given: signing.areGiven,
      keys: signing
        .list()
        .map(({ id, state, madeAt, endsAt }) => ({ id, state, made_at: madeAt, ends_at: endsAt })),
    },
  }));
  for (const [name, endsSessions] of Object.entries(ROTATIONS))
    app.post(
      path(`${name}/`),
      { config, schema: { body: strictObject({}), ...answers({ 200: DONE }, 401, 403, 409) } },
      () => {
        if (signing.areGiven) throw givenKeys();
        signing.rotate(endsSessions);
        return { is_ok: true };
      },
    );
}
