import type { Scene } from './scene.ts';

/** The console of an administrator. */
export const OFFICE_SCENES: Scene[] = [
  {
    name: 'admin',
    site: 'shipped',
    address: '/v3/gundam/admin',
    signedIn: 'administrator',
    arrange: (page) => page.getByText('Roles changed').first().waitFor(),
  },
  {
    name: 'admin-users',
    site: 'shipped',
    address: '/v3/gundam/admin/users',
    signedIn: 'administrator',
    arrange: async (page) => {
      await page.getByRole('button', { name: /^Marisol/ }).click();
      await page.getByText('Roles changed').first().waitFor();
    },
  },
  {
    name: 'audit',
    site: 'shipped',
    address: '/v3/gundam/admin/audit',
    signedIn: 'administrator',
    arrange: (page) => page.getByText('Roles changed').first().waitFor(),
  },
];
