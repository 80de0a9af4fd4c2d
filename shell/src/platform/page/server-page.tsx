import { useLocation } from '@ecocircle/shared-contracts/router';
import { createContext, useContext } from 'react';
import styles from './server-page.module.css';

/** What the server rendered of a page whose code did not come, and the address in the portal that it is of. */
export interface ServerPage {
  readonly address: string;
  readonly content: readonly Node[];
}

const ServerPageContext = createContext<ServerPage | null>(null);

export const ServerPageProvider = ServerPageContext.Provider;

/** Takes what stands in the place of pages out of a document. */
export function takeServerPage(root: ParentNode, address: string): ServerPage | null {
  const content = [...(root.querySelector('main')?.childNodes ?? [])];
  return content.length > 0 ? { address, content } : null;
}

/** The server's page, as long as nobody has left it. */
export function useServerPage(): ServerPage | null {
  const page = useContext(ServerPageContext);
  const { pathname, search } = useLocation();
  return page?.address === pathname + search ? page : null;
}

/** Shows it again. Its links lead on; what needs its code does nothing. */
export function ServerPageContent({ content }: ServerPage) {
  return <div ref={(place) => place?.append(...content)} className={styles.content} />;
}
