import type { ISchema } from 'yup';
import { ALERT_LIMITS, ALERT_RADII, type PointAlertRequest } from '../domain/point-alert.ts';
import { EmailSchema, requiredLine } from './field-rules.ts';
import { ENVELOPE_RULES } from './form-schemas.ts';
import { LinkTokenSchema } from './mailed-link.ts';
import { broken } from './problems.ts';
import { figure, list, oneOf, oneOfFigures, strictObject, text } from './strict.ts';

/** No id of a material is longer. */
const MATERIAL_ID = 100;

const degrees = (most: number) =>
  figure()
    .min(-most, broken('between', { min: -most, max: most }))
    .max(most, broken('between', { min: -most, max: most }));

/** The body that asks for an alert; whether there are such materials is the dictionary's to say. */
export const PointAlertRequestSchema: ISchema<PointAlertRequest> = strictObject({
  email: EmailSchema,
  materials: list(text().max(MATERIAL_ID))
    .min(1, broken('material'))
    .max(ALERT_LIMITS.materials, broken('maximum', { max: ALERT_LIMITS.materials })),
  lng: degrees(180),
  lat: degrees(90),
  radius: oneOfFigures(ALERT_RADII),
  place: requiredLine(ALERT_LIMITS.place),
  ...ENVELOPE_RULES,
});

const LINK_FIELDS = { token: LinkTokenSchema, locale: ENVELOPE_RULES.locale };

/** The body that confirms an alert. */
export const AlertConfirmSchema = strictObject(LINK_FIELDS);

/** The body that ends an alert, or with `all` every one of its address. */
export const AlertLeaveSchema = strictObject({ ...LINK_FIELDS, all: oneOf(['yes']).optional() });
