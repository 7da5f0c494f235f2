/** Nodes and leaves as they are made, parents first. */
export class TreeWriter {
  readonly nodes: number[] = [];
  readonly children: number[] = [];
  leafCount = 0;

  /** Adds a node, which becomes the child at a place of the list of children; the root has none (-1). Its number. */
  addNode(place: number, plane: number): number {
    const node = this.nodes.length;
    this.nodes.push(plane);
    this.children.push(0, 0);
    if (place >= 0) this.children[place] = node;
    return node;
  }

  /** Adds a leaf at a place. Its number. */
  addLeaf(place: number): number {
    const leaf = this.leafCount++;
    if (place >= 0) this.children[place] = ~leaf;
    return leaf;
  }
}
