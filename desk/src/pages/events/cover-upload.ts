import { createPhotoUploader } from '@ecocircle/app-kit/photo-uploader';
import { $api } from '../../platform/api.ts';

const uploader = createPhotoUploader({
  source: $api,
  send: (api, { body, signal, onProgress }) => {
    // The desk's calls do not tell how much was sent: all of it shows as on its way.
    onProgress(1);
    return api({ method: 'POST', path: '/photos/', body, signal });
  },
});

/** The cover that staff send for an event. */
export const cover = {
  uploader,
  /** It was chosen and has not arrived: an event that is saved now would not show it. */
  $isOnItsWay: uploader.$uploads.map((uploads) => uploads.some(({ state }) => state.kind !== 'failed')),
};
