import { createPhotoUploader, type PhotoUploaderModel } from '@ecocircle/app-kit/photo-uploader';
import { PHOTOS_PATH } from '@ecocircle/shared-contracts';
import { $api } from '../cabinet/index.ts';

/** Makes what sends photos for whoever is signed in. */
export const createOwnPhotoUploader = (): PhotoUploaderModel =>
  createPhotoUploader({
    source: $api,
    send: (api, form) => api.authenticated({ method: 'POST', path: PHOTOS_PATH, ...form }),
  });
