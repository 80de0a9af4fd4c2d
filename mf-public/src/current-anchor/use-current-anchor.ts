import { useEffect, useState } from 'react';

/** A heading counts as being read once it is in the upper third of the window. */
const READING_LINE = 0.33;

const isAtEnd = (): boolean => innerHeight + scrollY >= document.documentElement.scrollHeight - 2;

function anchorAtReadingLine(anchors: readonly string[]): string | undefined {
  if (isAtEnd()) return anchors.at(-1);
  const line = innerHeight * READING_LINE;
  return anchors.findLast((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= line;
  });
}

/** The anchor of what is being read; it follows the scroll, at most once a frame. */
export function useCurrentAnchor(anchors: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const key = anchors.join(' ');
  useEffect(() => {
    const ids = key.split(' ');
    let frame = 0;
    const follow = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(anchorAtReadingLine(ids)));
    };
    follow();
    addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', follow);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', follow);
      removeEventListener('resize', follow);
    };
  }, [key]);
  return current;
}
