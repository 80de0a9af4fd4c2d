import { type ImportReport, OWN_FILE_PATHS, readImportReport } from '@ecocircle/shared-contracts/point-file';
import { withNote } from '@ecocircle/test-kit';
import { expect } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from '../../../../test/test-app.ts';
import { formOf } from '../../photos/testing/upload.ts';

/** Somebody who sends and fetches files of points. */
export interface FileSender {
  send(file: string | Buffer, isDryRun?: boolean): Promise<LightMyRequestResponse>;
  /** Sends a file that is read, and gives the report. */
  imports(file: string | Buffer, isDryRun?: boolean): Promise<ImportReport>;
  fetches(format: 'csv' | 'geojson', language?: string): Promise<string>;
  post(url: string, payload: object): Promise<LightMyRequestResponse>;
}

/** Signs a demo account in that keeps points. */
export async function fileSender(api: TestApp, email = 'points@demo.test'): Promise<FileSender> {
  const headers = await api.signIn(email);
  const send: FileSender['send'] = async (file, isDryRun = false) => {
    const form = await formOf({ file: new Blob([new Uint8Array(Buffer.from(file))]) });
    return api.app.inject({
      method: 'POST',
      url: `${OWN_FILE_PATHS.import}${isDryRun ? '?dry_run=1' : ''}`,
      headers: { ...headers, ...form.headers },
      payload: form.payload,
    });
  };
  return {
    send,
    async imports(file, isDryRun) {
      const answer = await send(file, isDryRun);
      withNote(answer.body.slice(0, 2000), () => expect(answer.statusCode).toBe(200));
      return readImportReport(answer.json());
    },
    async fetches(format, language = 'en-US') {
      const answer = await api.get(OWN_FILE_PATHS.export(format), {
        headers: { ...headers, host: 'localhost', 'accept-language': language },
      });
      expect(answer.statusCode).toBe(200);
      return answer.body;
    },
    post: (url, payload) => api.app.inject({ method: 'POST', url, headers, payload }),
  };
}

/** A table with these columns and rows. */
export const table = (columns: string, ...rows: readonly string[]): string => [columns, ...rows].join('\n');
