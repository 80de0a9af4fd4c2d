import { type ReactElement, useState, useSyncExternalStore } from 'react';
import { classNames } from '../class-names.ts';
import { Drawing } from './drawing.tsx';
import street from './hero.svg?in-document';
import './street.css';

const SIZE = { width: 1280, height: 680 };
/** The colours that the file brings along. */
const STYLES = /<style>.*?<\/style>/;

const listenToNothing = () => () => {};

/** Whether the part that asks was written by the server, for as long as it is shown. */
function useServerWritten(): boolean {
  const isWritten = useSyncExternalStore(
    listenToNothing,
    () => false,
    () => true,
  );
  return useState(isWritten)[0];
}

/**
 * A street with containers and people, for a ground of brand-deep. In what the server renders it stands as elements of the
 * page, painted with its words; on the way from another page it is a picture. Both fill the part that `className` sizes.
 */
export function Street({ className }: { readonly className?: string | undefined }): ReactElement {
  const isElements = useServerWritten();
  // The same object always, so that React never writes the text again: the browser knows the address of the file alone.
  const [elements] = useState(() => ({
    __html: street.startsWith('<') ? street.replace(STYLES, '') : '',
  }));
  if (!isElements)
    return (
      <div className={className}>
        <Drawing of={{ src: street, ...SIZE }} loading="eager" fetchPriority="high" />
      </div>
    );
  return (
    <div
      className={classNames('street', className)}
      suppressHydrationWarning
      // A file of ours. As elements of React each of them would be kept and compared.
      dangerouslySetInnerHTML={elements}
    />
  );
}
