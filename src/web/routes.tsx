import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { type Role, roles } from '#domain/rights/role.ts';
import { onlyFor, toOwnArea } from './guards.ts';
import { type PageLoader, pageLoaders } from './office/page-loaders.ts';
import { type AreaPage, pagesOf } from './office/pages.ts';
import { areas, paths } from './paths.ts';

function pageRoutes({ patterns, name }: AreaPage): RouteObject[] {
  const load = pageLoaders[name];
  return patterns.map((path) => ({
    path,
    handle: name,
    lazy: async () => ({ Component: await load().catch(() => standIn(load)) }),
  }));
}

/** Shown instead of a page whose file failed to load. The frame has loaded it already, so it needs no network. */
async function standIn(load: PageLoader): Promise<ComponentType> {
  const { lostPage } = await import('./office/shell/lost/lost-page.tsx');
  return lostPage(load);
}

const onceLinked: RouteObject['lazy'] = async () => {
  const { RequireLinkedAccount } = await import(
    './office/identity/profile/waiting/require-linked-account.tsx'
  );
  return { Component: RequireLinkedAccount };
};

function areaRoute(role: Role): RouteObject {
  const { opened = [], linked = [] } = Object.groupBy(pagesOf(role), ({ needsLinkedAccount }) =>
    needsLinkedAccount ? 'linked' : 'opened',
  );
  return {
    loader: onlyFor(role),
    lazy: async () => {
      const { OfficeFrame } = await import('./office/office-frame.tsx');
      return { element: <OfficeFrame role={role} /> };
    },
    children: [...opened.flatMap(pageRoutes), { lazy: onceLinked, children: linked.flatMap(pageRoutes) }],
  };
}

const notFound: RouteObject['lazy'] = async () => {
  const { NotFoundPage } = await import('./frame/not-found-page.tsx');
  return { Component: NotFoundPage };
};

/** The gallery of the kit, for development; a production build leaves it out. */
const gallery: RouteObject[] = import.meta.env.DEV
  ? [
      {
        path: '/kit/*',
        lazy: async () => {
          const { GalleryPage } = await import('./office/gallery/gallery-page.tsx');
          return { Component: GalleryPage };
        },
      },
    ]
  : [];

/** The pages of the area of a path. Other roles' pages are left out, because each page takes time to add. */
export function routesAround(path: string): RouteObject[] {
  const role = roles.find((known) => `${path}/`.startsWith(`${areas[known]}/`));
  return [
    { path: paths.dashboard, loader: toOwnArea },
    ...(role === undefined ? [] : [areaRoute(role)]),
    ...gallery,
    { path: '*', lazy: notFound },
  ];
}
