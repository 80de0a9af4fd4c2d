import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PHOTOS_PATH, REPORT_PHOTOS_PATH } from '@ecocircle/shared-contracts';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from '../../../../test/test-app.ts';

/** The body and the head of a multipart form, as a browser writes them. */
export async function formOf(parts: Readonly<Record<string, Blob | string>>) {
  const data = new FormData();
  for (const [name, part] of Object.entries(parts))
    if (typeof part === 'string') data.append(name, part);
    else data.append(name, part, 'photo.jpg');
  const body = new Response(data);
  return {
    payload: Buffer.from(await body.arrayBuffer()),
    headers: { 'content-type': body.headers.get('content-type') ?? '' },
  };
}

/** Sends a file as a photo, under a name that ends in .jpg. */
export async function sendPhoto(
  { app }: TestApp,
  file: Uint8Array,
  headers: { authorization: string },
): Promise<LightMyRequestResponse> {
  const form = await formOf({ photo: new Blob([Uint8Array.from(file)]) });
  const { payload } = form;
  return app.inject({
    method: 'POST',
    url: PHOTOS_PATH,
    payload,
    headers: { ...form.headers, ...headers },
  });
}

/** Sends a photo for a report as a page of the portal does, without an account. */
export async function sendReportPhoto(
  { app }: TestApp,
  file: Uint8Array,
  headers: Readonly<Record<string, string>> = { 'sec-fetch-site': 'same-origin' },
): Promise<LightMyRequestResponse> {
  const form = await formOf({ photo: new Blob([Uint8Array.from(file)]) });
  return app.inject({
    method: 'POST',
    url: REPORT_PHOTOS_PATH,
    payload: form.payload,
    headers: { ...form.headers, ...headers },
  });
}

/** Every file that photos left behind, and every picture that is shown. */
export function filesOfPhotos({ database: { dataDir } }: TestApp) {
  const incoming = join(dataDir, 'incoming-photos');
  return {
    incoming: existsSync(incoming) ? readdirSync(incoming) : [],
    shown: readdirSync(join(dataDir, 'media', 'photos')),
    ofVisitors: readdirSync(join(dataDir, 'visitors')),
  };
}
