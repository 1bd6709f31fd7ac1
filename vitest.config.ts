import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: { name: 'domain', include: ['packages/domain/src/**/*.test.ts'], environment: 'node' },
      },
      {
        test: { name: 'contract', include: ['packages/contract/src/**/*.test.ts'] },
      },
      { test: { name: 'games', include: ['games/*.test.ts'] } },
    ],
  },
});
