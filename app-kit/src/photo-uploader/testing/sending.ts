import { createStore } from 'effector';
import type { PhotoForm } from '../upload.ts';

/** What answers photos in a test. */
export type PhotoServer = (form: PhotoForm) => Promise<unknown>;

/** Where a test puts it. Unless it does, no photo ever arrives. */
export const $server = createStore<PhotoServer>(() => new Promise(() => {}), { serialize: 'ignore' });

/** How photos are sent in tests. */
export const SENDING = { source: $server, send: (server: PhotoServer, form: PhotoForm) => server(form) };

/** The name of the file in a form. */
export const nameIn = ({ body }: PhotoForm): string => (body.get('photo') as File).name;
