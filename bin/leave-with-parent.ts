// Loaded into each server before its own code: when the launcher has ended, for whatever reason, the server ends too.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
