import type { DrawingSource } from '@ecocircle/ui-kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { DrawingPage } from '../drawing-page/index.ts';
import styles from './mailed-link-page.module.css';

interface MailedLinkPageProps {
  readonly drawing: DrawingSource;
  readonly title: string;
  readonly text: string;
  /** What the link is about. */
  readonly facts?: ReactNode;
  /** The press was answered: the title gets the focus. */
  readonly hasAnswered: boolean;
  /** The button, or the way on. */
  readonly children: ReactNode;
}

/** The page behind a mailed link: a question with one button, then how it went. */
export function MailedLinkPage(props: MailedLinkPageProps) {
  const { drawing, title, text, facts, hasAnswered, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hasAnswered) heading.current?.focus();
  }, [hasAnswered]);
  return (
    <DrawingPage drawing={drawing}>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <p className={styles.text}>{text}</p>
      {facts}
      <div className={styles.actions}>{children}</div>
    </DrawingPage>
  );
}
