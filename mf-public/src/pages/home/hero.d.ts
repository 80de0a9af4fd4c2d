import { type MaterialGroup } from './material-choices.ts';
/** The first screen: what the portal is for and the question that most people come with. */
export declare function Hero({
  materials,
}: {
  readonly materials: readonly MaterialGroup[] | null;
}): import('react').JSX.Element;
