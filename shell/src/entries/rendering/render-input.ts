import type { PageData, RemoteInstance, RemoteName, ShellServices } from '@ecocircle/shared-contracts';
import type { PageDescription } from '../../platform/routing/describe-page.ts';

/** What the edge asks for. `path` is without the locale prefix and with the query. */
export interface RenderInput {
  readonly page: Omit<PageData, 'hydration' | 'status'>;
  readonly origin: string;
  readonly path: string;
  /** `frame` renders the layout alone and leaves the page to the browser. */
  readonly mode: 'full' | 'frame';
  readonly apiUrl: string;
  /** Milliseconds that all calls of the page may take together. */
  readonly apiBudget: number;
  readonly startRemote: (remote: RemoteName, services: ShellServices) => Promise<RemoteInstance>;
  readonly report: (error: unknown) => void;
}

export interface ErrorRenderInput extends Pick<RenderInput, 'page' | 'origin' | 'report'> {
  readonly status: number;
}

export interface RenderedPage {
  readonly kind: 'page';
  readonly body: string;
  readonly description: PageDescription;
  readonly layoutCss: string;
  /** It lacks something that the API could not answer: the next rendering may have it. */
  readonly isProvisional: boolean;
  readonly hydration: PageData['hydration'];
}

export type RenderResult =
  | { readonly kind: 'redirect'; readonly location: string; readonly status: number }
  | RenderedPage;
