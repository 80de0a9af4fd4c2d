import type { Row } from '../../database/tables.ts';

/** The addresses and the size of a photo, as answers carry them. */
export function photoUrls(photo: Omit<Row<'photos'>, 'id'>) {
  return {
    url: `/media/${photo.path}`,
    thumbnail_url: `/media/${photo.thumbnail_path}`,
    width: photo.width,
    height: photo.height,
  };
}
