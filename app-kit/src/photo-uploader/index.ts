export { belongsTo } from './belongs-to.ts';
export { createPhotoUploader, type PhotoSending, type PhotoUploader as PhotoUploaderModel } from './model.ts';
export { PhotoUploader, type PhotoUploaderProps } from './photo-uploader.tsx';
export { ACCEPTED_PHOTOS } from './picker.tsx';
export { SinglePhoto } from './single-photo.tsx';
export type { PhotoForm } from './upload.ts';
