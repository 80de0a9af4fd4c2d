import type { Row } from '../../database/tables.ts';

/** What is shown of a photo. */
export type PhotoFiles = Pick<Row<'photos'>, 'path' | 'thumbnail_path' | 'width' | 'height'>;

/** The addresses and the size of a photo, as answers carry them. */
export function photoUrls(photo: PhotoFiles) {
  return {
    url: `/media/${photo.path}`,
    thumbnail_url: `/media/${photo.thumbnail_path}`,
    width: photo.width,
    height: photo.height,
  };
}
