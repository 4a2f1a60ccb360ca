import type { ApprovalKind } from '#domain/lending/approvals/approval.ts';
import { approvalIcons } from './approval-icons.tsx';
import classes from './approval-tile.module.css';
import { approvalDescriptors } from './kinds/approval-descriptors.ts';

interface ApprovalTileProps {
  readonly kind: ApprovalKind;
}

/** The icon of a request, on its tile. */
export function ApprovalTile({ kind }: ApprovalTileProps) {
  const { icon, tone } = approvalDescriptors[kind];
  const Sign = approvalIcons[icon];
  return (
    <span className={classes.tile} data-tone={tone}>
      <Sign size={19} />
    </span>
  );
}
