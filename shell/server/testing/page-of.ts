import { compressText } from '../compressed-text.ts';
import type { DocumentForm, PageDocument } from '../pages/page-request.ts';

type Facts = Partial<
  Pick<PageDocument, 'status' | 'isProvisional' | 'retryAfter'> & Pick<DocumentForm, 'etag'>
>;

/** A page with a text as its document, in one form. */
export async function pageOf(
  text: string,
  { status = 200, isProvisional = false, etag = 'W/"1"', ...others }: Facts = {},
): Promise<PageDocument> {
  const form: DocumentForm = { html: await compressText(text), etag, styles: [] };
  return {
    kind: 'html',
    status,
    isProvisional,
    ...others,
    bytes: form.html.br.length,
    formFor: async () => form,
    madeFor: () => form,
    improve: () => form.html.improve(),
  };
}
