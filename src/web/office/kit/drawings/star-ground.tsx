interface StarGroundProps {
  readonly fill: string;
}

/** The eight-pointed star behind every small picture, on a field of 200 by 168. */
export function StarGround({ fill }: StarGroundProps) {
  return (
    <path
      d="M100 4l23.4 23.6H157v33.6L180.5 84 157 107.2v33.6h-33.6L100 164l-23.4-23.2H43v-33.6L19.5 84 43 61.2V27.6h33.6z"
      fill={fill}
    />
  );
}
