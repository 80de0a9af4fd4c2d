import { useMediaQuery } from './use-media-query.ts';

/**
 * Whether the visitor asks for less motion: show text instead of an animation. True until the browser has said
 * otherwise, so that nothing moves that should not.
 *
 * @example
 * const still = useReducedMotion();
 * return still ? <p>{texts.sent}</p> : <SentAnimation />;
 */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)', true);
