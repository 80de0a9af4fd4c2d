import { Writable } from 'node:stream';
import type { PageData } from '@ecocircle/shared-contracts';
import {
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from '@ecocircle/shared-contracts/router-server';
import { fork } from 'effector';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type Forms, FormsContext } from '../../features/dialogs/index.ts';
import { PortalProviders } from '../../platform/page/portal-providers.tsx';

function renderToText(element: ReactNode, report: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const sink = new Writable({
      highWaterMark: Number.MAX_SAFE_INTEGER,
      writev(chunks, done) {
        text = Buffer.concat(chunks.map(({ chunk }) => chunk)).toString();
        done();
      },
      final(done) {
        resolve(text);
        done();
      },
    });
    // React writes in small pieces, which are taken together at its end.
    sink.cork();
    const { pipe } = renderToPipeableStream(element, {
      // Everything in its place: React would bring larger parts later, by inline scripts that the policy refuses.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: report,
    });
  });
}

export interface RoutesRender {
  readonly page: PageData;
  readonly i18n: i18n;
  readonly dataRoutes: Parameters<typeof createStaticRouter>[0];
  readonly context: StaticHandlerContext;
  readonly forms: Forms | null;
  readonly report: (error: unknown) => void;
}

export function renderRoutes(render: RoutesRender): Promise<string> {
  const { page, i18n, dataRoutes, context, forms, report } = render;
  const router = createStaticRouter(dataRoutes, context);
  return renderToText(
    <PortalProviders page={page} i18n={i18n} scope={fork()}>
      <FormsContext value={forms}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </FormsContext>
    </PortalProviders>,
    report,
  );
}
