import {
  EMPTY_ORGANIZATION,
  type Organization,
  type OrganizationDraft,
  type OrganizationSave,
  type PointPhoto,
} from '@ecocircle/shared-contracts';

/** What the editor's fields hold, and the version of the page that they began from. */
export type OrganizationValues = Omit<OrganizationDraft, 'logoId'> & {
  /** The picture of the logo, or none. */
  readonly logo: readonly PointPhoto[];
  readonly version: number;
};

const { logoId: _, ...NOTHING } = EMPTY_ORGANIZATION;

/** A form before its organisation is there. */
export const EMPTY_VALUES: OrganizationValues = { ...NOTHING, logo: [], version: 0 };

/** The values that an organisation's page is edited from. */
export function valuesOf({
  draft: { logoId: _, ...draft },
  logo,
  version,
}: Organization): OrganizationValues {
  return { ...draft, logo: logo ? [logo] : [], version };
}

/** The body that saves the page. */
export const toSave = ({ logo, ...values }: OrganizationValues): OrganizationSave => ({
  ...values,
  logoId: logo[0]?.id ?? null,
});

/** Whether two values say the same, whichever versions they come from. */
export const isSamePage = (one: OrganizationValues, other: OrganizationValues): boolean =>
  JSON.stringify(toSave({ ...one, version: 0 })) === JSON.stringify(toSave({ ...other, version: 0 }));
