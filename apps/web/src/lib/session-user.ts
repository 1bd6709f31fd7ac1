import type { components } from './openapi.gen.ts';

export type SessionUser = components['schemas']['Me'];
