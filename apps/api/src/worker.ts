// Telemetry instruments modules as they load, so it must be imported first.
if (process.env['OTEL_EXPORTER_OTLP_ENDPOINT']) {
  const { startTelemetry } = await import('./telemetry.ts');
  startTelemetry('deckframe-worker');
}
const { startWorker } = await import('./start-worker.ts');
await startWorker();

export {};
