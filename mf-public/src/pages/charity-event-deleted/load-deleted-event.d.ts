import type { PageHead, ShellServices } from '@ecocircle/shared-contracts';
import type { LoaderFunctionArgs } from '@ecocircle/shared-contracts/router';
/** What is left of a deleted event. */
export interface DeletedEventData {
  readonly name: string;
}
/** Takes the name of the event from the address. */
export declare const createLoader: () => ({ params }: Pick<LoaderFunctionArgs, 'params'>) => DeletedEventData;
/** The head of the page names the event too. */
export declare const deletedEventHead: ({ name }: DeletedEventData, { locale }: ShellServices) => PageHead;
