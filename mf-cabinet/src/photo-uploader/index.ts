export { createOwnPhotoUploader } from './own-photo-uploader.ts';
