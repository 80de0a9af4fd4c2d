import { useServices } from './remote-context.tsx';

/** A part of a page whose code is loaded when somebody asks for it. */
export interface OnDemand {
  /** Begins to load what will likely be asked for. */
  readonly prepare: () => void;
  /** Calls back once the code is there. Where it does not come, the page says so and stays as it is. */
  readonly ask: (show: () => void) => void;
}

/**
 * Brings a part of a page on demand.
 *
 * @param load - loads its code; asked again after a failure
 * @param failed - what is said where it does not come
 */
export function useOnDemand(load: () => Promise<unknown>, failed: string): OnDemand {
  const { notifications, telemetry } = useServices();
  return {
    prepare: () => void load().catch(() => undefined),
    ask: (show) =>
      void load().then(show, (error: unknown) => {
        telemetry.error(error);
        notifications.show({ kind: 'error', title: failed });
      }),
  };
}
