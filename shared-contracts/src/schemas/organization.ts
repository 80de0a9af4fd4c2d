import type { InferType } from 'yup';
import { NETWORKS } from '../domain/web-address.ts';
import { LOCALES } from '../locales/locales.ts';
import { figure, list, oneOf, text, tolerantObject } from '../rules/strict.ts';
import { anything, each, moment } from './building-blocks.ts';
import { ServerPhotoSchema } from './recycling-point.ts';

/** Schema of an organisation as the server sends it to its members; texts that are not given are empty. */
export const ServerOrganizationSchema = tolerantObject({
  id: text(),
  type: oneOf(['organization']),
  attributes: tolerantObject({
    full_name: text(),
    tin: text(),
    address: text(),
    /** What it says of itself, by language. */
    about: tolerantObject(each(LOCALES, text())),
    website: text(),
    phone: text(),
    ...each(NETWORKS, text()),
    /** The picture that the logo is made of. */
    logo: ServerPhotoSchema.nullable(),
    /** Goes up with every change; a save names the one that was edited. */
    version: figure(),
  }),
});

/** An organisation as the server sends it to its members. */
export type ServerOrganization = InferType<typeof ServerOrganizationSchema>;

/** Schema of a change of an organisation's page, `GET …/{id}/history/`. */
export const OrganizationChangeSchema = tolerantObject({
  id: text(),
  at: moment(),
  /** Empty where the account is gone. */
  actor_name: text(),
  difference: list(tolerantObject({ field: text(), before: anything(), after: anything() })),
});
