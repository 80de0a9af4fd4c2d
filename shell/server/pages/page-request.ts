import type { Locale, PlaceCity } from '@ecocircle/shared-contracts';
import type { RenderedPage, RenderResult } from '../../src/entries/render.tsx';
import type { CompressedText } from '../compressed-text.ts';
import type { ErrorStatus } from '../error-pages.ts';
import type { PortalHost } from '../portal-host.ts';
import type { WantedNotices } from '../visitor.ts';

/** A request for a page. `path` is without the locale prefix and with the query. */
export interface PageRequest {
  readonly host: PortalHost;
  readonly locale: Locale;
  readonly path: string;
  readonly notices: WantedNotices;
  /** One of the edition's: there are no more pages than cities. */
  readonly city: PlaceCity;
}

export interface ErrorPageRequest extends Pick<PageRequest, 'host' | 'locale'> {
  readonly status: ErrorStatus;
}

/** One of the forms in which a page is sent. */
export interface DocumentForm {
  readonly html: CompressedText;
  /** Weak: the clock of the page does not count. */
  readonly etag: string;
  /** How the policy of the page allows the styles that stand in it. */
  readonly styles: readonly string[];
}

export interface PageDocument {
  readonly kind: 'html';
  readonly status: number;
  /** Not to be kept: the next rendering may hold more. */
  readonly isProvisional: boolean;
  /** Of a page that could not be rendered: seconds after which it may be asked for again. */
  readonly retryAfter?: number;
  /** What its forms take that are made. */
  readonly bytes: number;
  /** @param cookie - by which the browser says which style sheets it has */
  readonly formFor: (cookie: string | undefined) => Promise<DocumentForm>;
  /** The same, where it is there already: it is sent to many, and compressed better behind it. */
  readonly madeFor: (cookie: string | undefined) => DocumentForm | undefined;
  /** Compresses better, once, what most are sent. */
  readonly improve: () => Promise<void>;
}

export type PageAnswer = PageDocument | Exclude<RenderResult, RenderedPage>;
