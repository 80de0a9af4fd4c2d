import { AwsV4Signer } from 'aws4fetch';
import type { ByteRanges } from './byte-ranges.ts';
import { httpRanges, type RequestPart } from './http-ranges.ts';

/** How a store that speaks as S3 does is reached. */
export interface S3Settings {
  readonly region: string;
  /** Null: that of Amazon for the region. */
  readonly endpoint: string | null;
  /** Null: the bucket is public. */
  readonly keys: {
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
    readonly sessionToken?: string | undefined;
  } | null;
}

/** `s3://bucket/folder/file` as an address of the store; the bucket stands in the path, as every such store takes it. */
export function s3Address(location: string, { region, endpoint }: S3Settings): string {
  const { host: bucket, pathname } = new URL(location);
  const store = (endpoint ?? `https://s3.${region}.amazonaws.com`).replace(/\/$/, '');
  return `${store}/${bucket}${pathname}`;
}

/** An archive in a bucket: each read is signed anew, since a signature is valid for minutes. */
export function s3Ranges(location: string, settings: S3Settings, budgetMs: number): ByteRanges {
  const address = s3Address(location, settings);
  const { keys, region } = settings;
  const signed: RequestPart | undefined =
    keys === null
      ? undefined
      : async (headers) => {
          const signer = new AwsV4Signer({ ...keys, url: address, headers, service: 's3', region });
          const { url, ...part } = await signer.sign();
          return new Request(url, part);
        };
  return { ...httpRanges(address, budgetMs, signed), address: location };
}
