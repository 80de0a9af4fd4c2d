import type { TelemetryService } from '@ecocircle/shared-contracts';

/** A part of the page that may be missing: its failure is reported, and the rest goes on without it. */
export async function optionalPart<Part>(
  name: string,
  loading: Promise<Part>,
  telemetry: TelemetryService,
): Promise<Part | null> {
  try {
    return await loading;
  } catch (error) {
    telemetry.error(error, { part: name });
    return null;
  }
}
