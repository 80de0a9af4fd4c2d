import { type ReactElement, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useHydrated } from '../environment/index.ts';
import { Drawing } from './drawing.tsx';
import street from './hero.svg?in-document';
import './street.css';

const SIZE = { width: 1280, height: 680 };
/** The colours that the file brings along. */
const STYLES = /<style>.*?<\/style>/;

/**
 * A street with containers and people, for a ground of brand-deep. In what the server renders it stands as elements of the
 * page, painted with its words; on the way from another page it is a picture. Both fill the part that `className` sizes.
 */
export function Street({ className }: { readonly className?: string | undefined }): ReactElement {
  const isTakenOver = !useHydrated();
  // By the first render for as long as it is shown, and the same object always, so that React never writes the text again:
  // the browser knows the address of the file alone.
  const [elements] = useState(() =>
    isTakenOver ? { __html: street.startsWith('<') ? street.replace(STYLES, '') : '' } : null,
  );
  if (!elements)
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
