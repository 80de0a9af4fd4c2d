/** The dictionaries were a migration once; now each start brings them up to date with the sources. */
export async function up(): Promise<void> {}
