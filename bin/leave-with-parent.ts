// Loaded into each server before its own code: when the launcher is gone, however it went, the server goes too.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
