import { type ReactNode, useEffect, useRef } from 'react';
import { styles } from '../../features/account-form/index.ts';

interface MessageProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** How something ended, with the ways on. It takes the focus, so that it is read. */
export function Message({ title, text, children }: MessageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <p className={styles.lead}>{text}</p>
      <div className={styles.actions}>{children}</div>
    </>
  );
}
