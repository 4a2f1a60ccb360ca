import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Role } from '#domain/rights/role.ts';
import { root } from '#test/support/paths.ts';
import { areaPaths } from '#web/area-paths.ts';

const names = { superadmin: 'admin', employee: 'employee', customer: 'customer' } as const;

/** Every address of a role's area that the app routes; a parameter is written `:name`. */
export function addressesOf(role: Role): string[] {
  const table = readFileSync(join(root, 'src/web/routes.tsx'), 'utf8');
  const routed = table.matchAll(new RegExp(`(?:planned\\(|path: )${names[role]}\\.(\\w+)`, 'g'));
  return [...routed].map(([, page]) => {
    const path = areaPaths[role][page as keyof (typeof areaPaths)[Role]];
    return typeof path === 'string' ? path : path(':id');
  });
}
