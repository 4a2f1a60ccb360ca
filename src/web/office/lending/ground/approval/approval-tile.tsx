import type { ApprovalKind } from '#domain/lending/approvals/approval.ts';
import { Tile } from '#web/office/kit/ui/tile.tsx';
import { approvalIcons } from './approval-icons.tsx';
import { approvalDescriptors } from './kinds/approval-descriptors.ts';

interface ApprovalTileProps {
  readonly kind: ApprovalKind;
}

/** The icon of a request, on its tile. */
export function ApprovalTile({ kind }: ApprovalTileProps) {
  const { icon, tone } = approvalDescriptors[kind];
  return <Tile icon={approvalIcons[icon]} tone={tone} />;
}
