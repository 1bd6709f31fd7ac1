if (process.env['OTEL_EXPORTER_OTLP_ENDPOINT']) {
  const { startTelemetry } = await import('./telemetry.ts');
  startTelemetry('deckframe-api');
}
const { startApi } = await import('./start-api.ts');
await startApi();

export {};
