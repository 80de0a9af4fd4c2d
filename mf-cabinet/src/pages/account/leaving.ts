import { type Answer, createForm, refusalOf } from '@ecocircle/app-kit/form';
import { ACCOUNT_ACTIONS } from '@ecocircle/shared-contracts';
import { attach, createEffect, sample } from 'effector';
import { $api, $ownSession } from '../../cabinet/index.ts';
import { saveFile } from '../../save-file/index.ts';
import { loadDeletionRules } from './load-rules.ts';
import { pageLeft } from './models.ts';

/** Fetches the export as a file. */
export const exportFx = attach({
  source: $api,
  effect: async (api): Promise<Blob> => (await api.authenticated({ path: ACCOUNT_ACTIONS.export })) as Blob,
});

/** Has the browser save the export. */
export const saveFileFx = createEffect((file: Blob) => saveFile(file, 'account.zip'));

const deleteFx = attach({
  source: { api: $api, session: $ownSession },
  async effect({ api, session }, password: string): Promise<Answer> {
    try {
      await api.authenticated({ method: 'POST', path: ACCOUNT_ACTIONS.deletion, body: { password } });
      session.leave();
      return { kind: 'sent', reference: null };
    } catch (error) {
      return refusalOf(error, { password: null });
    }
  },
});

/** Deletes the account against its password. */
export const deletionForm = createForm({
  initial: { password: '' },
  rules: loadDeletionRules,
  isChecked: 'filled',
  memory: ['password'],
  failsBeside: true,
  send: ({ values }) => deleteFx(values.password),
});

sample({ clock: exportFx.doneData, target: saveFileFx });
sample({ clock: pageLeft, target: deletionForm.left });
